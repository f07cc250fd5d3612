export { reactRouterConfig as default } from '@otosafi/vite/react-router-config'
