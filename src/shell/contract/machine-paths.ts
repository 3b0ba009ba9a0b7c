const machineNames = 'api|assets|dist|health|images|media|metrics|paymentauthentication|texts|version'
const machinePath = new RegExp(`^/(?:(?:${machineNames})(?:/|$)|(?:robots|llms)\\.txt$|sitemap[^/]*\\.xml$)`, 'i')

/** True for the paths of calls and files: there is never a page under one. */
export const isMachinePath = (path: string): boolean => machinePath.test(path)
