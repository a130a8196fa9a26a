import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'
import { toastTitle } from '#contract/kernel/specified.ts'
import { failedCallOf } from '../lib/failed-call.ts'

export type ToastKind = 'error' | 'success' | 'information' | 'warning'

/** A message for a moment. `title` and `text` are what the person reads, already translated. */
export interface Toast {
  id: string
  kind: ToastKind
  title: string
  text: string
  /** The number of the call that failed, by which the office finds it. */
  failedCall?: string
}

const slice = createSlice({
  name: 'toasts',
  initialState: [] as Toast[],
  reducers: {
    /** Shows a toast. `about`: what the call failed with, whose number it then bears. If the same words are already shown, their time starts again; they are not shown twice. */
    toastShown: {
      prepare: ({ about, ...toast }: Omit<Toast, 'id' | 'failedCall'> & { about?: unknown }) => {
        const failedCall = failedCallOf(about)
        return { payload: { ...toast, ...(failedCall !== undefined && { failedCall }), id: nanoid(8) } }
      },
      reducer: (state, { payload }: PayloadAction<Toast>) => [
        ...state.filter((toast) => toast.title !== payload.title || toast.text !== payload.text),
        payload,
      ],
    },
    toastDismissed: (state, { payload }: PayloadAction<string>) => state.filter((toast) => toast.id !== payload),
  },
})

export const { toastShown, toastDismissed } = slice.actions
export const toastsReducer = slice.reducer

/** The specification's form of an error: titled `Error`. `about`: what the call that it tells of failed with. */
export const errorToast = (text: string, about?: unknown) => toastShown({ kind: 'error', title: toastTitle, text, about })

export const selectToasts = (state: { toasts: Toast[] }) => state.toasts
