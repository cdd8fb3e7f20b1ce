export const documentId = 'doc_01k9zf4s8ye0mbqn7h7wz3a5rc';

export const signatureExample = {
  id: 'sig_01k9zf8v5ce2ysb5wx7m9gq3ha',
  recipient_id: 'rec_01k9zf6d1keyeb5xr4w8t2m0vn',
  signer_email: 'ana@example.com',
  signer_name: 'Ana Torres',
  signed_at: '2027-01-27T11:05:00.000Z',
  signature_type: 'typed' as const,
};
