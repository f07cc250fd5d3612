// Stands for the router's module of this name: nothing watches the router.
export const consumeInstrumentationClientResultMetaReceiver = () => undefined
export const getRouteInstrumentationUpdates = () => ({})
export const instrumentClientSideRouter = (router) => router
export const instrumentHandler = undefined
export const instrumentationResultMetaContext = undefined
