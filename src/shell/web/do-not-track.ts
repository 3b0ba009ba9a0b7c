/** Whether the browser says that its visitor does not want to be followed: pages are then fetched untracked. */
export const doNotTrack = (): boolean => navigator.doNotTrack === '1'
