/** Example answers of the reference; ids, times and secrets are those of nobody. */
export const webhookExample = {
  id: 'whk_01k9zf4s8ye0mbqn7h7wz3a5rc',
  name: 'Billing',
  url: 'https://billing.example.com/hooks/countersign',
  events: ['document.completed' as const, 'document.declined' as const],
  status: 'active' as const,
  secret_prefix: 'whsec_C2FVsB',
  stats: { total_deliveries: 12, successful: 11, failed: 1, success_rate: 91.67 },
  created_at: '2027-01-27T10:30:00.000Z',
  updated_at: '2027-01-27T10:30:00.000Z',
};

export const secretExample = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD';

export const deliveryExample = {
  id: 'dlv_01k9zf4s8ye0mbqn7h7wz3a5rd',
  event_id: 'evt_01k9zf4s8ye0mbqn7h7wz3a5re',
  event_type: 'document.completed' as const,
  status: 'succeeded' as const,
  attempts: [
    {
      at: '2027-01-28T08:00:00.120Z',
      duration_ms: 15_000,
      error: 'There was no complete answer within 15 seconds.',
    },
    { at: '2027-01-28T08:00:20.480Z', status_code: 204, duration_ms: 38, response: '' },
  ],
  created_at: '2027-01-28T08:00:00.000Z',
};
