/** A PDF, or why there is none. */
export type Conversion =
  | { ok: true }
  | { ok: false; reason: 'conversion_failed' | 'converter_unavailable' | 'file_too_complex' };

/** Makes PDFs of Word files, without a way to the network. */
export interface Converter {
  /** For people: `soffice`, Gotenberg's address, … */
  name: string;
  /**
   * Both are paths; which of the two forms of Word it is the file itself says. Can be repeated.
   * @throws when the converter is elsewhere and away, which passes
   */
  convert(from: string, to: string): Promise<Conversion>;
}

/** What a foreign program is held to. */
export interface ProgramLimits {
  addressSpaceBytes: number;
  cpuS: number;
  /** Of a file that it writes. */
  maxFileBytes: number;
}

/**
 * How programs that read foreign bytes are started on this machine: without network, as a user who
 * owns nothing, under limits. Given by who puts the parts together.
 */
export interface ProgramStarter {
  program(command: string[], limits: ProgramLimits): { command: string; args: string[] };
  /** A script of ours on Node, which may start threads and read its code and nothing else. */
  script(path: string, limits: ProgramLimits): { command: string; args: string[] };
  /** The user that they run as; undefined: ours. */
  uid: number | undefined;
}
