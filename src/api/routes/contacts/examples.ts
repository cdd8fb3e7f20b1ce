export const contactExample = {
  id: 'con_01k9zf4s8ye0mbqn7h7wz3a5rc',
  first_name: 'Ana',
  last_name: 'Torres',
  full_name: 'Ana Torres',
  email: 'ana@example.com',
  company: 'Harbour Estates',
  title: 'Tenant',
  status: 'active' as const,
  created_at: '2027-01-27T10:30:00.000Z',
  updated_at: '2027-01-27T10:30:00.000Z',
};
