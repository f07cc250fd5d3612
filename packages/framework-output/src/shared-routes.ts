/** The routes that contain every page. Their modules are loaded by the manifest's file, so that no page names them. */
export const SHARED_ROUTES: readonly string[] = ['root', 'shell']
