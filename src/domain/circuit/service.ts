/** The kinds of service of others that documents lean on. */
export const serviceKinds = ['timestamps', 'revocation_status', 'mail', 'webhooks'] as const;
export type ServiceKind = (typeof serviceKinds)[number];

/** Whom all documents and all processes ask together. */
export interface Service {
  kind: ServiceKind;
  /** Its host, with the port where it is not the usual one; of an endpoint its webhook's id. */
  name: string;
}

/** What a failure says about the service, not about what it was asked. */
export interface Failing {
  /** In words of ours, for operators: nothing that the service wrote. */
  reason: string;
  /** It wants to be left alone, where it said so for so long. */
  asked?: { forMs?: number | undefined };
}

const names: Record<ServiceKind, string> = {
  timestamps: 'the timestamp service',
  revocation_status: 'the revocation status of',
  mail: 'the mail server',
  webhooks: 'the endpoint of',
};

/** As people read it. */
export function serviceName({ kind, name }: Service): string {
  return `${names[kind]} ${name}`;
}
