import { expect, test } from '@jest/globals';
import {
  shownPage,
  toPageRect,
  toShownBox,
  type PageGeometry,
  type PageRect,
} from '@countersign/pdf/page-geometry';

const turns = [0, 90, 180, 270] as const;
const cropped: PageGeometry = { box: [10, 20, 310, 420], turn: 0, unit: 1 };

test('a page is shown as wide as what is seen of it, turned and scaled', () => {
  expect(shownPage(cropped)).toEqual({ width: 300, height: 400 });
  expect(shownPage({ ...cropped, turn: 90 })).toEqual({ width: 400, height: 300 });
  expect(shownPage({ ...cropped, turn: 180, unit: 2.5 })).toEqual({ width: 750, height: 1_000 });
});

test('the top left corner as it is shown is the corner that a turn leads there', () => {
  const corner = { x: 0, y: 0, width: 30, height: 10 };
  const places: Record<PageGeometry['turn'], PageRect> = {
    0: [10, 410, 30, 10],
    90: [10, 20, 10, 30],
    180: [280, 20, 30, 10],
    270: [300, 390, 10, 30],
  };
  for (const turn of turns) {
    expect(toPageRect({ ...cropped, turn }, corner)).toEqual(places[turn]);
  }
});

test('a box comes back as it was given, to three decimals, however the page is shown', () => {
  const box = { x: 72.125, y: 540.5, width: 120.333, height: 18 };
  for (const turn of turns) {
    for (const unit of [1, 0.5, 3]) {
      const geometry: PageGeometry = { box: [-7.25, 3.1, 900.7, 1_200], turn, unit };
      expect(toShownBox(geometry, toPageRect(geometry, box))).toEqual(box);
    }
  }
});
