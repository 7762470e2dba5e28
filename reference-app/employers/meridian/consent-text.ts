/** What candidates of Meridian can agree to: more than a screen of it, as such texts are. */
export const consentText = `I agree that Meridian Health keeps my profile and considers me for other jobs than those that I apply for.

What we keep. Your name and how to reach you, your resume, what you have told us in your profile, which jobs you have applied for, and what came of it. We do not keep answers to voluntary questions with your name.

What we do with it. Recruiters of Meridian Health and of the hospitals and practices that belong to it look through profiles when a job opens. If yours fits, somebody writes to you and asks whether you are interested. Nobody applies for you, and no decision about you is made by a machine alone.

Who sees it. Recruiters and the managers of the ward or department that hires. We sell nothing, and give nothing to advertisers. The company that runs this site for us handles what is stored on it, under a contract, and only as we say.

How long. As long as your account is there. We remove accounts that nobody has used for three years. Applications that have ended are removed after two years.

If you do not agree. You can use this site, save jobs and apply just the same. We then look at what you send for the job that you send it for, and for no other.

If you change your mind. You can withdraw your consent here at any time, without saying why. From then on nobody looks at your profile for other jobs; what was done before stays lawful. You can also download everything that is stored of you, or delete your account with all of it, further down on this page.

Questions and complaints. Write to privacy@meridian.example; a person answers. If you think that we do not keep to the law, you can complain to the data protection authority of where you live.`;
