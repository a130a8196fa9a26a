/** Names of the pictures beside routes. Names and not components, so that a first view does not carry every menu's drawings. */
export const routeIcons = [
  'alert', 'bell', 'book', 'building', 'calendar', 'card', 'cart', 'chart', 'clock', 'download', 'file', 'heart', 'help', 'history',
  'home', 'image', 'info', 'key', 'list', 'mail', 'map', 'megaphone', 'message', 'package', 'paw', 'phone', 'pill', 'pin', 'receipt',
  'search', 'settings', 'shield', 'star', 'stethoscope', 'store', 'tag', 'user', 'users', 'video',
] as const // prettier-ignore

export type RouteIcon = (typeof routeIcons)[number]
