export const memberExample = {
  id: 'mem_01k9zf4s8ye0mbqn7h7wz3a5rc',
  user_id: 'usr_01k9zf4s8ye0mbqn7h7wz3a5rc',
  name: 'Olga Berg',
  email: 'olga@example.com',
  role: 'owner' as const,
  status: 'active' as const,
  joined_at: '2027-01-27T10:30:00.000Z',
};
