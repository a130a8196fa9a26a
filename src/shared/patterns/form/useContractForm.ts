import { useEffect, useRef, useState, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import type { Call } from '#contract/kernel/call.ts'
import { apiBase } from '#shared/api/api-base.ts'
import { isSent, type Sending } from '#shared/api/sent-early.ts'
import { isRefused } from '../states/fault.ts'
import { readDraft, writeDraft } from './draft.ts'
import { faultsOfIssues, sentencesOf, type Faults, type FieldFault } from './faults.ts'

export interface ContractFormOptions<Values extends object, Body> {
  /** Loaded when the person begins to fill in the form, or at the first sending, so that zod costs the first view nothing: `() => import('#contract/x/schemas.ts').then((m) => m.y)`. */
  schema: () => Promise<z.ZodType<Body>>
  initial: Values
  /** Called once with what the schema made of the values. Throw what the API threw: its faults go to their fields. */
  submit: (body: Body) => Promise<unknown>
  /** Turns what the fields hold into what the schema checks: numbers from text, empty lines left out. */
  prepare?: (values: Values) => unknown
  /** What to say where a field is left empty, by its path, instead of the usual words: "Choose who the visit is for". */
  missing?: Faults
  /** Keeps what was written, for this tab, under this name. */
  draft?: string
  /**
   * The call that `submit` makes, and what its body has beyond the fields: on a page that the server drew the form is sent there before the
   * application has come. Only where the fields as they stand are the body, and sending it is all that `submit` begins with.
   */
  sends?: { readonly call: Call; readonly with?: Readonly<Record<string, unknown>> }
}

export type ContractForm<Values extends object> = ReturnType<typeof useContractForm<Values, unknown>>

/**
 * A form that is checked by the contract's schema before sending and by the server after: values, faults by dotted path,
 * sending once. Show it with `Form`; give controls `form.input('name')`, `form.choice('name')` or `value`/`set`.
 */
export function useContractForm<Values extends object, Body>(options: ContractFormOptions<Values, Body>) {
  const { i18n } = useTranslation('site')
  const [start, setStart] = useState(options.initial)
  const [values, setValues] = useState<Values>(() => ({ ...options.initial, ...readDraft<Values>(options.draft) }))
  const [faults, setFaults] = useState<Faults>({})
  const [refusal, setRefusal] = useState<unknown>()
  const [submitting, setSubmitting] = useState(false)
  const [attempts, setAttempts] = useState(0)
  // The question about unsaved changes reads this: a navigation that the sending itself makes does not count as leaving.
  const sending = useRef(false)
  const dirty = JSON.stringify(values) !== JSON.stringify(start)

  const { schema } = options
  // Fetches the schema early, so that a connection lost later does not matter. If it fails now, the sending asks again.
  const fetchSchema = useRef(schema)
  useEffect(() => {
    if (dirty) fetchSchema.current().catch(() => {})
  }, [dirty])

  // Includes what was set since the last render, for example by two fields that change together.
  const latest = useRef(values)
  const hold = (next: Values) => {
    latest.current = next
    setValues(next)
  }
  const set = <Key extends keyof Values & string>(name: Key, value: Values[Key]) => {
    hold({ ...latest.current, [name]: value })
    writeDraft(options.draft, latest.current)
    setFaults((found) =>
      Object.fromEntries(Object.entries(found).filter(([path]) => path !== name && !path.startsWith(`${name}.`))),
    )
  }
  const fail = (found: readonly FieldFault[]) => {
    setFaults(sentencesOf(found, i18n, options.missing))
    setAttempts((count) => count + 1)
  }

  const { sends } = options
  const address = sends && apiBase + sends.call.path
  const send = async () => {
    const prepared = options.prepare?.(values) ?? values
    const body = sends ? { ...prepared, ...sends.with } : prepared
    // The server is already checking it, so there is no need to wait for the schema.
    const checks = address && isSent(address, body) ? null : await schema().catch(() => null)
    // Without the schema's file (a lost connection) the server checks alone, or the call says that there is no way to it.
    if (!checks) await options.submit(body as Body)
    else {
      const checked = await checks.safeParseAsync(body, { reportInput: true })
      if (!checked.success) return fail(faultsOfIssues(checked.error.issues))
      await options.submit(checked.data)
    }
    setStart(values)
    setFaults({})
    writeDraft(options.draft)
  }

  const onSubmit = async (event?: SyntheticEvent) => {
    event?.preventDefault()
    if (sending.current) return
    sending.current = true
    setSubmitting(true)
    setRefusal(undefined)
    try {
      await send()
    } catch (fault) {
      const fields = isRefused(fault) ? fault.errors : []
      if (fields.length > 0) fail(fields)
      else setRefusal(fault)
    } finally {
      sending.current = false
      setSubmitting(false)
    }
  }

  const reset = (to: Values = start) => {
    setStart(to)
    hold(to)
    setFaults({})
    setRefusal(undefined)
    writeDraft(options.draft)
  }

  return {
    values,
    set,
    /** For a script in the page (`app/document/before-first-paint.ts`); `undefined` where the form waits for the application. */
    sends: address && JSON.stringify({ address, with: sends?.with } satisfies Sending),
    faults,
    /** What the server refused without naming a field, or what failed on the way. */
    refusal,
    submitting,
    dirty,
    /** Counts up with each failed check, so that the view can lead to the fault. */
    attempts,
    isSending: () => sending.current,
    onSubmit,
    reset,
    /** For a `TextInput`, `TextArea`, `Select` or a date or time picker. */
    input: <Key extends keyof Values & string>(name: Key) => ({
      name,
      value: String(values[name] ?? ''),
      onChange: (event: { target: { value: string } }) => set(name, event.target.value as Values[Key]),
    }),
    /** For a `RadioGroup`, `RatingInput` or `AddressFields`: what holds its value as it is. */
    choice: <Key extends keyof Values & string>(name: Key) => ({
      name,
      value: values[name],
      error: faults[name],
      onChange: (value: Values[Key]) => set(name, value),
    }),
    /** For a `Checkbox`. */
    checkbox: <Key extends keyof Values & string>(name: Key) => ({
      name,
      checked: values[name] === true,
      error: faults[name],
      onChange: (event: { target: { checked: boolean } }) => set(name, event.target.checked as Values[Key]),
    }),
  }
}
