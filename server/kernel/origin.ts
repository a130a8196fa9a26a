/** The call that something was done in: what the audit trail, outgoing mails and kept traces have in common. Names nobody. */
export interface Origin {
  /** Also the answer's `X-Request-Id`. */
  readonly requestId: string
  /** `null`: a visitor. */
  readonly sessionId: string | null
  /** The administrator who sees with this person's eyes; `null` in a session of the person's own. */
  readonly impersonatorId: string | null
}
