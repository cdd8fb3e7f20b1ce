export const fieldExample = {
  id: 'fld_01k9zf5m3genm9xq2d8v4c7y1b',
  name: '1.move_in',
  label: 'Move-in date',
  type: 'date' as const,
  required: true,
};

/** As a list carries it. */
export const templateItemExample = {
  id: 'tpl_01k9zf5jv6fqz8s3w0t2r4n7pd',
  name: 'Residential lease',
  description: 'Twelve months, furnished',
  category: 'leases',
  created_at: '2027-01-27T10:30:00.000Z',
  updated_at: '2027-01-27T10:30:00.000Z',
  usage_count: 0,
};

/** As a webhook body carries it. */
export const sentTemplateExample = { ...templateItemExample, recipients: [], version: 1 };

export const templateExample = {
  ...sentTemplateExample,
  recipients: [
    { key: 'tenant', role: 'signer' as const, label: 'Tenant', order: 1 },
    {
      key: 'landlord',
      role: 'signer' as const,
      order: 2,
      name: 'Olga Berg',
      email: 'olga@example.com',
    },
  ],
  deadline_days: 14,
  fields: [fieldExample],
};
