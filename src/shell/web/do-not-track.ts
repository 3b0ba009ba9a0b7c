/** Whether the browser asks not to track the visitor: pages are then fetched untracked. */
export const doNotTrack = (): boolean => navigator.doNotTrack === '1'
