import type { DomainEvent } from '../audit/events.ts';
import { applyPatch, changedSettings, type SettingsPatch } from './settings.ts';

export interface SettingsDecision {
  /** What is set from now on; absent when nothing changes. */
  settings?: SettingsPatch;
  events: readonly DomainEvent[];
}

/** Changes the fields that the patch names; one that changes nothing in force is no event. */
export function updateSettings(set: SettingsPatch, patch: SettingsPatch): SettingsDecision {
  const settings = applyPatch(set, patch);
  const changed = changedSettings(set, settings);
  if (Object.keys(changed).length === 0) return { events: [] };
  return { settings, events: [{ type: 'organization.updated', details: { changed } }] };
}
