import { readAddress } from '#shared/address/address.ts'
import { usualField } from '#shared/address/fields.ts'

/** Kinds of orders of goods, which stand on one screen. */
export const goodsKinds = ['medicine', 'shop'] as const

export const goodsKindField = { kind: usualField(goodsKinds, 'medicine') }

export const goodsKindAt = (search: URLSearchParams) => readAddress(goodsKindField, search).kind
