export { RefundRule } from './components/RefundRule.tsx'
