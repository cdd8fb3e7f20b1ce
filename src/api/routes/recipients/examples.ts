export const recipientExample = {
  id: 'rec_01k9zf6d1keyeb5xr4w8t2m0vn',
  email: 'ana@example.com',
  name: 'Ana Torres',
  role: 'signer' as const,
  status: 'pending' as const,
  order: 1,
};

export const successorExample = {
  id: 'rec_01k9zf7m2wf4tb9m6x8w1c5v3n',
  email: 'bo@example.com',
  name: 'Bo Lind',
  role: 'signer' as const,
  status: 'pending' as const,
  order: 1,
  reassigned_from: recipientExample.id,
};
export const mailExample = { status: 'sent' as const, at: '2027-01-27T10:31:02.000Z' };

export const documentId = 'doc_01k9zf4s8ye0mbqn7h7wz3a5rc';
