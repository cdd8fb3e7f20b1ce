/** Who takes reports of vulnerabilities, and where is said how they are treated: URIs both. */
export interface SecurityContact {
  contact: string;
  policy?: string;
}
