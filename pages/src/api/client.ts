import type * as Api from '@countersign/client';
import type { Language } from '@countersign/words/languages';
import { firstRange } from '../document/first-range.ts';
import { takeEarly } from '../start/started-early.ts';
import type { ProofToken } from './proof-token.ts';
import { proofHeader } from './proof-token.ts';
import {
  isHidden,
  type HiddenSigningSession,
  type SigningResult,
  type SigningSession,
} from './session.ts';

/**
 * Signing, consenting, passing on and downloading name every code that the page tells apart. Nothing is sure to be there,
 * because a proxy may answer instead of the service.
 */
type ProblemBody = Partial<
  | Api.ConsentToElectronicSigningError
  | Api.SignDocumentError
  | Api.DelegateDocumentError
  | Api.DownloadSignedDocumentErrors[409]
  | Api.StartAuthenticationError
  | Api.FinishAuthenticationError
>;

/** The browser has none, or the device made none, or did not sign with the one it made. */
type PasskeyProblem = 'NO_PASSKEYS' | 'PASSKEY_NOT_MADE' | 'PASSKEY_FAILED';

/** An answer that was not a success (RFC 9457), or none at all: `NO_ANSWER`, or codes of passkeys. */
export class Problem extends Error {
  override name = 'Problem';
  readonly status: number;
  readonly code: NonNullable<ProblemBody['code']> | 'NO_ANSWER' | PasskeyProblem;
  readonly requestId: string | undefined;
  readonly errors: NonNullable<ProblemBody['errors']>;
  /** Tries that are left. */
  readonly remaining: number | undefined;

  constructor(status: number, body: Omit<ProblemBody, 'code'> & { code?: Problem['code'] }) {
    super(body.detail ?? '');
    this.status = status;
    this.code = body.code ?? 'NO_ANSWER';
    this.requestId = body.request_id;
    this.errors = body.errors ?? [];
    this.remaining = body.remaining;
  }
}

/** An operation as the generated client describes it. */
interface Operation {
  body?: unknown;
  url: string;
}

/** The last part of its path. */
type NameOf<O extends Operation> = O['url'] extends `/api/v1/signing/${infer Name}` ? Name : never;

type PdfName = NameOf<Api.GetSigningDocumentData | Api.DownloadSignedDocumentData>;

/** By what somebody is known to read. */
export type ReaderSign = NonNullable<NonNullable<Api.ViewDocumentData['body']>['known_by']>;

/** Bytes of the document as it stands. */
export interface DocumentPart {
  bytes: Uint8Array<ArrayBuffer>;
  /** Where in the file they begin. */
  begin: number;
  lengthBytes: number;
  /** Of the whole file, in hex. */
  sha256: string;
}

type OnLength = (lengthBytes: number, endBytes: number) => void;

export interface SigningClient {
  /**
   * A part of the document, by a `Range` header; the whole of it from who does not know ranges.
   * `onLength` is called with the length of the file and the end of the part, before its bytes are there.
   */
  documentPart: (range: string, options?: { onLength: OnLength }) => Promise<DocumentPart>;
  /** The session, or what of it may be shown before the reader has proved who they are. */
  open: (language?: Language) => Promise<SigningSession | HiddenSigningSession>;
  startProof: (
    asked: Api.StartAuthenticationData['body'],
  ) => Promise<Api.StartAuthenticationResponse>;
  /** Keeps the token that is answered with. */
  finishProof: (
    proof: Api.FinishAuthenticationData['body'],
  ) => Promise<SigningSession | HiddenSigningSession>;
  /** With our consent text in the language, as long as nothing was agreed to. */
  session: (language?: Language) => Promise<SigningSession>;
  /** @param knownBy the sign of a reader, kept as the page says it */
  view: (knownBy: ReaderSign | undefined) => Promise<SigningSession>;
  consent: (version: string) => Promise<SigningSession>;
  sign: (signing: Api.SignDocumentData['body']) => Promise<SigningResult>;
  approve: (approval: NonNullable<Api.ApproveDocumentData['body']>) => Promise<SigningResult>;
  decline: (reason: string) => Promise<SigningSession>;
  optOut: (reason: string) => Promise<SigningSession>;
  /** Passes the document on. */
  delegate: (to: Api.DelegateDocumentData['body']) => Promise<SigningSession>;
  /** Asks for a mail with a link that shows the completed document again. */
  freshLink: () => Promise<Api.RequestFreshLinkResponse>;
  /** The document as it will be signed, and the sealed one once there is one. */
  fetchPdf: (which: PdfName) => Promise<Blob>;
  /** An address of the same, for a while. */
  downloadAddress: (which: PdfName) => Promise<Api.CreateDownloadAddressResponse>;
}

/**
 * Speaks to the signing operations of this origin for one link.
 * Every method throws a {@link Problem} and nothing else.
 */
export function makeSigningClient(origin: string, token: string, proof: ProofToken): SigningClient {
  const base = `${origin}/api/v1/signing`;
  const httpHeaders = { Authorization: `Bearer ${token}` };

  const request = (operation: string, { range, language, ...init }: Init = {}) =>
    fetch(`${base}/${operation}${language ? `?language=${language}` : ''}`, {
      ...init,
      headers: {
        ...httpHeaders,
        ...proofHeader(proof.read()),
        ...(init.body ? { 'Content-Type': 'application/json' } : {}),
        ...(range === undefined ? {} : { Range: range }),
      },
      cache: 'no-store',
      credentials: 'omit',
    });
  const json = <O extends Operation, Answer>(operation: NameOf<O>, init?: Init) =>
    bodyOf<Answer>(() => request(operation, init));
  const post = <O extends Operation, Answer>(operation: NameOf<O>, body: NonNullable<O['body']>) =>
    json<O, Answer>(operation, { method: 'POST', body: JSON.stringify(body) });

  const open = async (language?: Language) => {
    const early = takeEarly('session');
    if (early && early.language === language)
      return bodyOf<Api.GetSigningSessionResponse>(() => early.answer);
    return json<Api.GetSigningSessionData, Api.GetSigningSessionResponse>('session', {
      ...(language && { language }),
    });
  };

  return {
    open,
    startProof: (asked) =>
      post<Api.StartAuthenticationData, Api.StartAuthenticationResponse>(
        'authentication/start',
        asked,
      ),
    finishProof: async (given) => {
      const { session_token, ...session } = await post<
        Api.FinishAuthenticationData,
        Api.FinishAuthenticationResponse
      >('authentication/finish', given);
      proof.keep(session_token);
      return session;
    },
    documentPart: async (range, options) => {
      const early = range === firstRange ? takeEarly('document') : undefined;
      const response = await success(async () => (await early) ?? request('document', { range }));
      const [, begin = 0, last, size] =
        /^bytes (\d+)-(\d+)\/(\d+)$/.exec(response.headers.get('Content-Range') ?? '') ?? [];
      if (size !== undefined) options?.onLength(Number(size), Number(last) + 1);
      const bytes = new Uint8Array(await unlessCutOff(() => response.arrayBuffer()));
      const length = size ?? bytes.length;
      const [sha256 = ''] = /[0-9a-f]{64}/.exec(response.headers.get('ETag') ?? '') ?? [];
      return { bytes, begin: Number(begin), lengthBytes: Number(length), sha256 };
    },
    session: async (language) => {
      const session = await open(language);
      // Its proof has ended: who meets this loads the page's session again.
      if (isHidden(session)) throw new Problem(401, { code: 'AUTHENTICATION_REQUIRED' });
      return session;
    },
    view: (knownBy) =>
      post<Api.ViewDocumentData, Api.ViewDocumentResponse>('view', {
        ...(knownBy && { known_by: knownBy }),
      }),
    consent: (version) =>
      post<Api.ConsentToElectronicSigningData, Api.ConsentToElectronicSigningResponse>('consent', {
        accepted: true,
        version,
      }),
    sign: (signing) => post<Api.SignDocumentData, Api.SignDocumentResponse>('sign', signing),
    approve: (approval) =>
      post<Api.ApproveDocumentData, Api.ApproveDocumentResponse>('approve', approval),
    decline: (reason) =>
      post<Api.DeclineDocumentData, Api.DeclineDocumentResponse>('decline', reasonBody(reason)),
    optOut: (reason) =>
      post<Api.OptOutOfElectronicSigningData, Api.OptOutOfElectronicSigningResponse>(
        'opt-out',
        reasonBody(reason),
      ),
    delegate: (to) => post<Api.DelegateDocumentData, Api.DelegateDocumentResponse>('delegate', to),
    freshLink: () => post<Api.RequestFreshLinkData, Api.RequestFreshLinkResponse>('fresh-link', {}),
    fetchPdf: async (which) => {
      const response = await success(() => request(which));
      return unlessCutOff(() => response.blob());
    },
    downloadAddress: (which) =>
      post<Api.CreateDownloadAddressData, Api.CreateDownloadAddressResponse>('download-address', {
        which,
      }),
  };
}

type Init = Pick<RequestInit, 'method' | 'body'> & { range?: string; language?: Language };

async function success(answer: () => Promise<Response>): Promise<Response> {
  const response = await unlessCutOff(answer);
  if (!response.ok) throw new Problem(response.status, await problemBody(response));
  return response;
}

async function bodyOf<Answer>(answer: () => Promise<Response>): Promise<Answer> {
  const response = await success(answer);
  return unlessCutOff(async () => (await response.json()) as Answer);
}

const reasonBody = (reason: string) => (reason.trim() === '' ? {} : { reason: reason.trim() });

/** There may be no connection, and one can break, or a proxy answer, in the middle of a 200. */
async function unlessCutOff<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch {
    throw new Problem(0, {});
  }
}

async function problemBody(response: Response): Promise<ProblemBody> {
  try {
    return ((await response.json()) as ProblemBody | null) ?? {};
  } catch {
    return {};
  }
}
