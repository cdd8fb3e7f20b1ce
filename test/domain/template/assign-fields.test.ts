import { describe, expect, test } from '@jest/globals';
import { fieldsOf, numberSigners } from '../../../src/domain/template/assign-fields.ts';
import type { Field } from '../../../src/domain/template/field.ts';
import { givenId } from '../given-state.ts';

interface Person {
  id: string;
  role: string;
  order: number | null;
  createdAt: Date;
  signerNumber: number | null;
  signedAt: Date | null;
}

function person(id: string, given: Partial<Person> = {}): Person {
  const createdAt = new Date('2027-01-27T10:30:00Z');
  return {
    id,
    role: 'signer',
    order: null,
    createdAt,
    signerNumber: null,
    signedAt: null,
    ...given,
  };
}

function field(name: string, signer?: number): Field {
  const shape = {
    name,
    label: name,
    source: 'form',
    type: 'text',
    required: false,
    page: 0,
  } as const;
  return { ...shape, id: givenId(1), rect: [0, 0, 9, 9], ...(signer !== undefined && { signer }) };
}

describe('signers are numbered', () => {
  test('by order, then by the time they were added, then by id; those without an order last', () => {
    const later = new Date('2027-01-27T10:31:00Z');
    const people = [
      person('e'),
      person('d', { order: 2, createdAt: later }),
      person('c', { order: 2 }),
      person('b', { order: 2 }),
      person('a', { order: 1, createdAt: later }),
      person('f', { createdAt: later }),
    ];
    const numbers = numberSigners(people);
    expect(numbers.map(({ id }) => id).join('')).toBe('abcdef');
    expect(numbers.map(({ signerNumber }) => signerNumber)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('and nobody else is', () => {
    const people = [
      person('v', { role: 'viewer' }),
      person('a', { role: 'approver' }),
      person('s'),
    ];
    expect(numberSigners(people)).toEqual([{ id: 's', signerNumber: 1 }]);
  });
});

describe('a field belongs', () => {
  const fields = [field('none'), field('one', 1), field('two', 2), field('nine', 9)];
  const first = person('a', { order: 1, signerNumber: 1 });
  const second = person('b', { order: 2, signerNumber: 2 });
  const names = (who: Person, all: Person[]) => fieldsOf(who, all, fields).map(({ name }) => name);

  test('to the signer of its number, or to the first when it has none', () => {
    expect(names(second, [first, second])).toEqual(['two']);
    expect(names(first, [first, second])).toContain('none');
    expect(names(first, [first, second])).toContain('one');
  });

  test('to the first signer still to act when its own never existed', () => {
    expect(names(first, [first, second])).toContain('nine');
    const signed = { ...first, signedAt: new Date() };
    expect(names(second, [signed, second])).toEqual(['two', 'nine']);
  });

  test('to the first signer still to act when its own was removed', () => {
    expect(names(second, [second])).toEqual(['none', 'one', 'two', 'nine']);
  });

  test('to exactly one signer, whatever has happened', () => {
    for (const all of [[first, second], [first], [second]]) {
      const owned = all.flatMap((who) => names(who, all));
      expect(owned.sort()).toEqual(fields.map(({ name }) => name).sort());
    }
  });
});
