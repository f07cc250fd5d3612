export { Document as Layout, Root as default } from '@otosafi/storefront/document'
