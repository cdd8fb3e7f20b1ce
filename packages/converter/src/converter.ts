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

export interface CommandLine {
  command: string;
  args: string[];
}

/** What a program sees of this machine's files: these, and one folder as /tmp, which it may write to. */
export interface ProgramView {
  /** Of its own; what all programs of the system need is added. */
  read: readonly string[];
  work: string;
  /** An empty folder, in which the view is put together. */
  root: string;
}

export type ConfinedStart = (
  command: string[],
  limits: ProgramLimits,
  view: ProgramView,
) => CommandLine;

/**
 * How programs that read foreign bytes are started on this machine: without network, as a user who
 * owns nothing, under limits. Given by who puts the parts together.
 */
export interface ProgramStarter {
  /** Seeing no files but those of a view; undefined where this machine does not let us. */
  confinement(): ConfinedStart | undefined;
  /**
   * A script of ours on Node, which may start threads, and by Node's permissions reads the files of
   * the view and nothing else; where this machine lets us, it sees no others either.
   */
  script(path: string, limits: ProgramLimits, view: ProgramView): CommandLine;
  /** The user that they run as; undefined: ours. */
  uid: number | undefined;
}
