export { default } from './UserShopingOrderDetails.tsx'
