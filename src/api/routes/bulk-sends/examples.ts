import { templateExample } from '../templates/examples.ts';

export const bulkSendExample = {
  id: 'blk_01k9zf9d2mf3vt8q5w1x7r4n6c',
  status: 'running' as const,
  template_id: templateExample.id,
  per_hour: 600,
  total: 2,
  valid: 2,
  sent: 1,
  failed: 0,
  pending: 1,
  cancelled: 0,
  created_at: '2027-01-27T10:30:00.000Z',
};

export const completedBulkSendExample = {
  ...bulkSendExample,
  status: 'completed' as const,
  sent: 2,
  pending: 0,
  completed_at: '2027-01-27T10:30:06.000Z',
};
