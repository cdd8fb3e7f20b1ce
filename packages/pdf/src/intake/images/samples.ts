import { Unacceptable } from '../refusals.ts';

interface Row {
  width: number;
  components: number;
  bits: number;
}

/** Bytes of one row of an image (ISO 32000-2, 8.9.5.2). */
export function rowBytes({ width, components, bits }: Row): number {
  return Math.ceil((width * components * bits) / 8);
}

/** Components of the families of colour spaces that have a fixed number (ISO 32000-2, 8.6.3). */
export const componentsOfFamily: Readonly<Record<string, number>> = {
  DeviceGray: 1,
  DeviceRGB: 3,
  DeviceCMYK: 4,
  CalGray: 1,
  CalRGB: 3,
  Lab: 3,
  Indexed: 1,
  Separation: 1,
};

export function unreadablePicture(): Unacceptable {
  return new Unacceptable('damaged', 'A picture cannot be read.');
}
