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

export const downloadExample = 'https://sign.example.com/files/019a3ef2651e7028bb5e28ebf23517';
