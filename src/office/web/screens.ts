import { engravingScreen } from './engraving/engraving-screen.tsx'
import { EditEntryLink, NewEntryButton } from './entry-form/EntryLinks.tsx'
import { NewImportButton } from './imports/NewImportButton.tsx'
import { MailFrame } from './mails/MailFrame.tsx'
import { orderScreen } from './orders/order-screen.tsx'
import { goodsCells } from './goods/product-cells.tsx'
import { reviewScreen } from './reviews/review-screen.tsx'
import type { Screen } from './screen.ts'
import { WithdrawalRefundButton } from './withdrawals/WithdrawalRefund.tsx'

const screens: Readonly<Record<string, Screen>> = {
  orders: orderScreen,
  mails: { title: 'subject', inHead: ['recipient'], Above: MailFrame, shownAbove: ['text'] },
  customers: {
    search: '/desk/search/customers',
    inHead: ['email', 'phone'],
    beside: ['addresses', 'sessions'],
    plainInCard: ['email', 'phone', 'status'],
    offInCard: ['createdAt'],
  },
  reviews: reviewScreen,
  subscribers: { search: '/desk/search/subscribers', plainInCard: ['status', 'changedAt'] },
  submissions: {
    search: '/desk/search/submissions',
    questions: { remove: '/desk/ask-remove-submission' },
    plainInCard: ['createdAt', 'senderEmail', 'status'],
  },
  withdrawals: {
    hints: { accept: '/desk/withdrawals/accept-hint' },
    Actions: { refund: WithdrawalRefundButton },
  },
  products: {
    hints: { notice: '/desk/products/notice-hint' },
    Create: NewEntryButton,
    Edit: EditEntryLink,
    title: 'name',
    inHead: ['code', 'brand'],
    cells: goodsCells,
    search: '/desk/search/products',
    plainInCard: ['name', 'status', 'type'],
    offInCard: ['updatedAt', 'brand'],
  },
  categories: {
    Create: NewEntryButton,
    Edit: EditEntryLink,
    title: 'name',
    search: '/desk/search/categories',
    questions: { hide: '/desk/category/ask-hide' },
    plainInCard: ['code', 'slug'],
    offInCard: ['position', 'updatedAt'],
  },
  locations: {
    Create: NewEntryButton,
    Edit: EditEntryLink,
    title: 'name',
    search: '/desk/search/locations',
    questions: { remove: '/desk/location/ask-remove' },
    plainInCard: ['city', 'street'],
    oneLine: ['weekdays', 'saturday', 'sunday'],
    offInCard: ['services', 'updatedAt'],
  },
  prices: { title: 'name', search: '/desk/search/prices', plainInCard: ['name'] },
  promotions: {
    title: 'name',
    search: '/desk/search/promotions',
    createPath: '/promotions/new',
    questions: { activate: '/desk/promotions/ask-activate', end: '/desk/promotions/ask-end' },
    pages: [{ text: '/desk/promotions/simulate', icon: 'scan', path: '/promotions/simulate' }],
    plainInCard: ['state', 'type', 'coupons'],
    offInCard: ['begins'],
  },
  stock: {
    title: 'name',
    cells: goodsCells,
    search: '/desk/search/stock',
    change: '/desk/change/stock',
    mayConfirm: true,
    plainInCard: ['name', 'status'],
    offInCard: ['countedAt', 'waiting'],
  },
  imports: {
    Create: NewImportButton,
    title: 'fileName',
    plainInCard: ['kind', 'createdAt', 'status'],
    offInCard: ['isDryRun', 'createdBy'],
  },
  searches: { search: '/desk/search/searches', plainInCard: ['searches'] },
  synonyms: { search: '/desk/search/synonyms', plainInCard: ['synonym', 'language'], offInCard: ['createdBy'] },
  'phrase-redirects': {
    search: '/desk/search/phrase-redirects',
    plainInCard: ['target', 'status'],
    offInCard: ['createdBy'],
  },
  engraving: engravingScreen,
  audit: { search: '/desk/search/audit', plainInCard: ['by', 'command', 'subject'] },
  jobs: { questions: { forget: '/desk/jobs/forget-question' }, perPage: 50, plainInCard: ['status'] },
  webhooks: { search: '/desk/search/webhooks', plainInCard: ['eventCode', 'status', 'merchantReference'] },
  'gift-cards': { search: '/desk/search/gift-cards', plainInCard: ['status', 'recipientName'] },
}
const plain: Screen = {}

export const screenOf = (resource: string): Screen => screens[resource] ?? plain
