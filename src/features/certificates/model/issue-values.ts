import type { Certificate, CertificatesOfVisit, StatementDraft, Template } from '#contract/certificates/schemas.ts'
import { certificateKindFacts, type CertificateKind } from '#contract/certificates/values.ts'
import type { Locale } from '#contract/kernel/values.ts'

/** What the dialog's fields hold; days are empty where none was chosen. */
export interface IssueValues {
  kind: CertificateKind
  locale: Locale
  from: string
  to: string
  diagnosis: string
  template: string
  statement: string
  password: string
}

/** An empty one, or what stood on the one that is replaced. */
export const issueValues = (visit: CertificatesOfVisit, before: Certificate | null): IssueValues => ({
  kind: before?.kind ?? visit.issuable[0] ?? 'fitness',
  locale: visit.patientLocale,
  from: before?.from ?? '',
  to: before?.to ?? '',
  diagnosis: '',
  template: '',
  statement: before?.statement ?? '',
  password: '',
})

const periodOf = ({ kind, from, to }: Pick<IssueValues, 'kind' | 'from' | 'to'>) =>
  certificateKindFacts[kind].period === 'none' ? { from: null, to: null } : { from: from || null, to: to || null }

export const newCertificateOf = (values: IssueValues, before: Certificate | null) => ({
  kind: values.kind,
  locale: values.locale,
  ...periodOf(values),
  statement: values.statement,
  supersedes: before?.id ?? null,
  password: values.password,
})

export const statementAsked = (values: IssueValues, body: string): StatementDraft => ({
  kind: values.kind,
  body,
  ...periodOf(values),
  diagnosis: values.diagnosis,
  locale: values.locale,
})

interface Known {
  readonly items: readonly Template[]
  readonly usual: readonly Omit<Template, 'id'>[]
}

/** Templates of a kind as they can be chosen: the doctor's own, else the usual one. */
export const templateChoices = (known: Known | undefined, kind: CertificateKind) => [
  ...(known?.items ?? []).filter((own) => own.kind === kind).map(({ id, name, body }) => ({ value: id, label: name, body })),
  ...(known?.usual ?? []).filter((usual) => usual.kind === kind).map(({ name, body }) => ({ value: 'usual', label: name, body })),
]
