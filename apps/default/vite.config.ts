import { editionVite } from '@otosafi/vite/edition-vite'

export default editionVite(import.meta.dirname)
