import { aboutNobody, goes, type PersonalData } from './personal-data.ts'

/** Technical traces that no capability owns. */
export const kernelData: PersonalData = {
  platform_facts: aboutNobody('name value written_at'),
  idempotency_keys: {
    rows: [{ of: 'owner', fate: 'delete', notGiven: true }],
  },
  jobs: {
    ...aboutNobody('name next_run_at locked_until last_run_at last_error run_id paused_at paused_by'),
    kept: { others: 'pause_reason' },
  },
  office_settings: {
    ...aboutNobody('name version value set_by set_at'),
    kept: { others: 'reason' },
  },
  job_runs: aboutNobody('id job started_at ended_at duration_ms outcome error'),
  attempt_counters: aboutNobody('scope subject failures window_started_at locked_until'),
  audit_entries: {
    rows: [{ of: 'user_id', fate: {} }],
    plain: 'id at user_id action record_kind record_id capacity session_id impersonator_id request_id concerns_id changes',
    kept: { proof: 'reason' },
  },
  request_traces: aboutNobody('request_id at method route status code milliseconds failure'),
  outbox_messages: goes('email@recipient', 'phone@recipient'),
}
