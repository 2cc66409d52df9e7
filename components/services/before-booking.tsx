/** What has to be done before the appointment, at the button that books it. */
export const BeforeBooking = ({ text, className }: { text: string; className: string }) => (
  <p className={`max-w-[30.6em] border-l-2 border-rose-gold pl-4 text-base/snug ${className}`}>{text}</p>
);
