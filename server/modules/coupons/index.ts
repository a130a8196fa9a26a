import './tables.ts'

export { releaseCoupon, reserveCoupon, takeCoupon } from './uses.ts'
