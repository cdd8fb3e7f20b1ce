/** How a recipient proves who they are. */
export const authenticationMethods = [
  'email_code',
  'access_code',
  'external_code',
  'passkey',
] as const;
export type AuthenticationMethod = (typeof authenticationMethods)[number];

/** Before the document is shown at all, or before it is signed, approved or passed on. */
export const demandedBefore = ['view', 'act'] as const;
export type DemandedBefore = (typeof demandedBefore)[number];

/** At most one of each method. */
export const maxDemands = 2;

/** One of the things that a recipient is asked to prove. */
export interface Demand {
  readonly method: AuthenticationMethod;
  readonly before: DemandedBefore;
  /** Of an access code: what a code is compared with, salted and keyed; never read back. */
  readonly secret?: string;
}

/** What is kept of a demand, and nothing that came along with it. */
export function storedDemand({ method, before, secret }: Demand): Demand {
  return { method, before, ...(secret !== undefined && { secret }) };
}

/** As settings and answers hold it: without what is secret. */
export type PlainDemand = Omit<Demand, 'secret'>;

/** Absent where nothing is asked. */
export function demandsRepresentation(demands: readonly Demand[]) {
  const listed = demands.map(({ method, before }) => ({ method, before }));
  return listed.length === 0 ? {} : { authentication: listed };
}

export function isDemanded(demands: readonly Demand[], method: AuthenticationMethod): boolean {
  return demands.some((demand) => demand.method === method);
}
