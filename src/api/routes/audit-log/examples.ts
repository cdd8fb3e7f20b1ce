import { z } from 'zod';

/** 32 bytes in base64. */
export const hash = z.string().meta({ description: '32 bytes in base64' });

export const entryId = 'aud_01k9zf4s8ye0mbqn7h7wz3a5rc';
export const exampleHash = 'CsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=';
export const exampleCheckpoint = `sign.example.com/log\n2\n${exampleHash}\n\n\u2014 sign.example.com/log x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=\n`;
