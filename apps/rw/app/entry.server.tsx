export { createHandler, handleRequest as default } from '@otosafi/storefront/entry.server'
