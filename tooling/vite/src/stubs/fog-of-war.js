// Stands for the router's module of this name: with `routeDiscovery` `initial` all routes are known from the start.
export const isFogOfWarEnabled = () => false
export const getPartialManifest = (manifest) => manifest
export const getPatchRoutesOnNavigationFunction = () => undefined
export const useFogOFWarDiscovery = () => {}
export const URL_LIMIT = undefined
export const getManifestPath = undefined
export const getPathsWithAncestors = undefined
export const handleClientVersionMismatch = undefined
