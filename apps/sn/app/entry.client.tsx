import '@otosafi/storefront/entry.client'
