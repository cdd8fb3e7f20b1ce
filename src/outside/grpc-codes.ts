import { isGrpcServiceError } from '@temporalio/client';

/** Of https://grpc.github.io/grpc/core/md_doc_statuscodes.html. */
export const grpcCodes = {
  deadlineExceeded: 4,
  notFound: 5,
  permissionDenied: 7,
  unimplemented: 12,
  unavailable: 14,
  unauthenticated: 16,
} as const;

/** Whether a server refused a call with one of these. */
export function hasCode(error: unknown, ...names: (keyof typeof grpcCodes)[]): boolean {
  if (!isGrpcServiceError(error)) return false;
  const code: number = error.code;
  return names.some((name) => grpcCodes[name] === code);
}
