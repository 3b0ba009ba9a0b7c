/** Longest front text, back text and signature that the preview draws: the form's own limit. */
export const previewTextMax = 306
export const previewSignatureMax = 30
/** Cache lifetime: the drawing at an address never changes. */
export const previewCacheSeconds = 365 * 24 * 60 * 60
/** Width in pixels of the picture of plate and cut, for mails, which show it at half the width. */
export const previewPictureWidth = 512
