import { act, renderHook } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { speakEnglish } from '../../../../tests/support/english.ts'
import { useContractForm } from './useContractForm.ts'

const schema = async () => z.object({ title: z.string(), picture: z.string() })
const open = () =>
  renderHook(() => useContractForm({ schema, initial: { title: '', picture: '' }, draft: 'test', submit: async () => undefined }))

beforeAll(() => speakEnglish())
beforeEach(() => sessionStorage.clear())

it('keeps what was written while something else was on its way', () => {
  const { result } = open()
  const { set } = result.current
  act(() => result.current.set('title', 'Old dogs'))
  act(() => set('picture', 'sent'))
  expect(result.current.values).toEqual({ title: 'Old dogs', picture: 'sent' })
  const again = open()
  expect(again.result.current.values).toEqual({ title: 'Old dogs', picture: 'sent' })
})

it('takes two fields that change together', () => {
  const { result } = open()
  act(() => {
    result.current.set('title', 'Old dogs')
    result.current.set('picture', 'sent')
  })
  expect(result.current.values).toEqual({ title: 'Old dogs', picture: 'sent' })
})

it('begins anew from what it is reset to', () => {
  const { result } = open()
  act(() => result.current.set('title', 'Old dogs'))
  act(() => result.current.reset({ title: 'Cats', picture: '' }))
  act(() => result.current.set('picture', 'sent'))
  expect(result.current.values).toEqual({ title: 'Cats', picture: 'sent' })
})

it('is sent as it stands where the checks cannot be fetched, for the server checks too', async () => {
  const sent: unknown[] = []
  const away = (): ReturnType<typeof schema> => Promise.reject(new TypeError('Failed to fetch'))
  const initial = { title: 'Old dogs', picture: '' }
  const { result } = renderHook(() => useContractForm({ schema: away, initial, submit: async (body) => void sent.push(body) }))
  await act(() => result.current.onSubmit())
  expect(sent).toEqual([initial])
  expect(result.current.refusal).toBeUndefined()
})
