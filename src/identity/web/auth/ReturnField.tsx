/** The address where a form without JavaScript goes on. */
export const ReturnField = ({ returnUrl }: { returnUrl: string | null }) =>
  returnUrl === null ? null : <input type="hidden" name="returnUrl" value={returnUrl} />
