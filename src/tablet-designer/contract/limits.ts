/** Longest front text, back text and signature the preview draws: what the form lets through. */
export const previewTextMax = 306
export const previewSignatureMax = 30
/** A drawing never changes under its address. */
export const previewCacheSeconds = 365 * 24 * 60 * 60
/** Pixels of the picture of plate and cut, for mails, which show it half as wide. */
export const previewPictureWidth = 512
