import { expect, test } from '@jest/globals';
import {
  checkbox,
  initials,
  mm,
  percent,
  select,
  signature,
  signedOn,
  text,
} from '../src/index.ts';

test('millimetres and shares of a page are points with up to three decimals', () => {
  expect(mm(25.4)).toBe(72);
  expect(mm(25)).toBe(70.866);
  const { x, y } = percent({ width: 595.28, height: 841.89 });
  expect([x(50), y(100), x(0)]).toEqual([297.64, 841.89, 0]);
});

test('a builder names the field after its recipient and kind, and gives it the usual size', () => {
  expect(signature('tenant', { page: -1, x: mm(25), y: 700 })).toEqual({
    name: 'tenant_signature',
    type: 'signature',
    recipient: 'tenant',
    page: -1,
    x: 70.866,
    y: 700,
    width: 180,
    height: 36,
  });
  expect(initials(1, { every_page: true, x: 500, y: 800 })).toMatchObject({
    name: '1_initials',
    type: 'signature',
    variant: 'initials',
    width: 40,
    height: 20,
  });
  expect(signedOn('tenant', { anchor: { text: 'Date:' } })).toMatchObject({
    name: 'tenant_signed_on',
    type: 'date',
    auto: 'signed_at',
  });
});

test('what is given goes before what is usual', () => {
  const field = text('tenant', { name: 'rent', width: 60, page: 1, x: 1, y: 2, required: true });
  expect(field).toMatchObject({ name: 'rent', width: 60, height: 18, required: true });
  expect(checkbox('tenant', { name: 'pets', page: 1, x: 1, y: 2 })).toMatchObject({ width: 12 });
});

test('buttons in several places have the sizes of their places alone', () => {
  const places = [{ option: 'yes', page: 1, x: 1, y: 2, width: 12, height: 12 }];
  expect(select('tenant', { places })).toEqual({
    name: 'tenant_select',
    type: 'select',
    recipient: 'tenant',
    places,
  });
});
