/** A resume as somebody may write one, and what a person reads in it. */
export type Sample = {
  title: string;
  type: '.pdf' | '.docx' | '.txt';
  text: string;
  name: string;
  email: string | null;
  phone: string | null;
  location: string | null;
  skills: readonly string[];
  /** As `title | company | from – until`. */
  experience: readonly string[];
  /** As `degree | school | until`. */
  education: readonly string[];
};
