export { start } from '@otosafi/storefront/entry.client'
