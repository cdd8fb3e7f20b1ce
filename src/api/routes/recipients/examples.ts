export const recipientExample = {
  id: 'rec_01k9zf6d1keyeb5xr4w8t2m0vn',
  email: 'ana@example.com',
  name: 'Ana Torres',
  role: 'signer' as const,
  status: 'pending' as const,
  order: 1,
};

export const documentId = 'doc_01k9zf4s8ye0mbqn7h7wz3a5rc';
