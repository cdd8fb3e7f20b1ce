import type { OperationDeps } from '../operations/unit-of-work/context.ts';
import type { BlobStore } from '@countersign/blobs/blob-store';
import type { Clock } from '../outside/clock.ts';
import type { HttpPoster } from '@countersign/webhooks/http-poster';
import type { Mailer } from '@countersign/mailer/mailer';
import type { WorkflowDispatcher } from '../outside/workflow-dispatcher.ts';

/** What a process changes outside itself and its database. */
export interface Ports {
  blobs: BlobStore;
  mailer: Mailer;
  poster: HttpPoster;
  dispatcher: WorkflowDispatcher;
  /** What follows a commit. */
  afterCommit: OperationDeps['afterCommit'];
}

/**
 * For a process that is composed with other ports than its configuration names, such as a store of
 * another kind: each function is given the usual port and returns the one to use.
 */
export type PortDecorators = { [Name in keyof Ports]?: (usual: Ports[Name]) => Ports[Name] } & {
  /** What acts are dated by. */
  clock?: (usual: Clock) => Clock;
};

/** The port to use: the usual one, unless there is a decorator for it. */
export function decorated<Port>(usual: Port, decorate?: (usual: Port) => Port): Port {
  return decorate ? decorate(usual) : usual;
}
