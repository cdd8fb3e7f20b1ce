/** Example answers of the reference; ids and times are those of nobody. */
export const documentExample = {
  id: 'doc_01k9zf4s8ye0mbqn7h7wz3a5rc',
  title: 'Lease for 12 Harbour Street',
  status: 'draft' as const,
  created_at: '2027-01-27T10:30:00.000Z',
  updated_at: '2027-01-27T10:30:00.000Z',
  recipients_count: 0,
  signed_count: 0,
};

/** As get-document gives it. */
export const documentDetailsExample = {
  ...documentExample,
  owner: {
    id: 'mem_01k9zf4s8ye0mbqn7h7wz3a5rc',
    name: 'Olga Berg',
    email: 'olga@example.com',
  },
};

export const downloadExample = 'https://sign.example.com/files/019a3ef2651e7028bb5e28ebf23517';

export const recipientUrlExample = 'https://sign.example.com/files/019a3ef2651e7028bb5e28ebf23519';

export const documentFieldsExample = {
  revision: 1,
  pages: [{ page: 1, width: 595.28, height: 841.89 }],
  fields: [
    {
      id: 'fld_01k9zf7a2pe3ytr0m5v8c6xbwd',
      name: 'start',
      source: 'placed' as const,
      type: 'date' as const,
      label: 'Start of the lease',
      required: false,
      value: '2027-02-01',
      read_only: true as const,
      format: 'd mmmm yyyy',
      page: 1,
      x: 72,
      y: 200,
      width: 120,
      height: 16,
    },
    {
      id: 'fld_01k9zf7a2pe3ytr0m5v8c6xbwe',
      name: 'sign',
      source: 'placed' as const,
      type: 'signature' as const,
      label: 'sign',
      required: true,
      recipient: 1,
      page: 1,
      x: 72,
      y: 700,
      width: 180,
      height: 36,
    },
  ],
};
