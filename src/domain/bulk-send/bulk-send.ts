import type { BulkSendId, MemberId, OrganizationId, TemplateId } from '../ids.ts';
import type { RefusalCode } from '../refusals.ts';
import { seesAll, type Viewer } from '../member/member.ts';

export const bulkSendStatuses = ['running', 'completed', 'cancelled'] as const;
export type BulkSendStatus = (typeof bulkSendStatuses)[number];

export const rowStatuses = ['pending', 'sent', 'failed', 'cancelled'] as const;
export type RowStatus = (typeof rowStatuses)[number];

/** How many rows of a bulk send have each status. */
export type RowCounts = Record<RowStatus, number>;

/** What is wrong with a row, at a place inside it. Rows count from 0. */
export interface RowError {
  row: number;
  pointer: string;
  message: string;
}

/** Why a row that was good when it was given was not sent. */
export interface RowFailure {
  code: RefusalCode | 'INTERNAL_ERROR';
  detail: string;
}

/** Documents that one template makes of many rows, each sent to its own recipients. */
export interface BulkSendState {
  readonly id: BulkSendId;
  readonly organizationId: OrganizationId;
  /** Who started it, and owns its documents. */
  readonly ownerMemberId: MemberId;
  readonly templateId: TemplateId;
  /** Documents an hour; null: as fast as they can be made. */
  readonly perHour: number | null;
  status: BulkSendStatus;
  /** Rows that were given, and those of them that can be sent. */
  readonly total: number;
  readonly valid: number;
  readonly createdAt: Date;
  finishedAt: Date | null;
}

export const maxRows = 1_000;
export const maxPerHour = 5_000;

/** Of what has ended: how long its rows are listed. */
export const bulkSendKeptDays = 90;

/** One's own; owners and administrators see all. */
export function maySeeBulkSend(
  viewer: Pick<Viewer, 'role' | 'memberId'>,
  { ownerMemberId }: Pick<BulkSendState, 'ownerMemberId'>,
): boolean {
  return seesAll(viewer.role) || viewer.memberId === ownerMemberId;
}
