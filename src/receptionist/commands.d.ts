import { z } from 'zod';
/**
 * A time as the caller put it, resolved to the business's wall clock as far as it was said.
 * `date` alone is "Tuesday"; `date` with `until` is "next week"; `time` alone is "at half past three".
 */
export declare const timeWish: z.ZodObject<{
    date: z.ZodOptional<z.ZodString>;
    until: z.ZodOptional<z.ZodString>;
    time: z.ZodOptional<z.ZodString>;
    earliest: z.ZodOptional<z.ZodString>;
    latest: z.ZodOptional<z.ZodString>;
    doneBy: z.ZodOptional<z.ZodString>;
    disagreement: z.ZodOptional<z.ZodObject<{
        weekdayDate: z.ZodString;
        saidDate: z.ZodString;
    }, z.core.$strict>>;
    relative: z.ZodOptional<z.ZodEnum<{
        latest: "latest";
        soonest: "soonest";
        earlier: "earlier";
        later: "later";
        "same-time": "same-time";
        "same-day": "same-day";
    }>>;
    shift: z.ZodOptional<z.ZodObject<{
        days: z.ZodInt;
        minutes: z.ZodInt;
    }, z.core.$strict>>;
    excluded: z.ZodOptional<z.ZodBoolean>;
    weekdays: z.ZodOptional<z.ZodArray<z.ZodEnum<{
        mon: "mon";
        tue: "tue";
        wed: "wed";
        thu: "thu";
        fri: "fri";
        sat: "sat";
        sun: "sun";
    }>>>;
    instead: z.ZodOptional<z.ZodBoolean>;
    alternative: z.ZodOptional<z.ZodBoolean>;
    existing: z.ZodOptional<z.ZodBoolean>;
}, z.core.$strict>;
export type TimeWish = z.infer<typeof timeWish>;
export declare const flowNames: readonly ["book", "move", "cancel", "appointments", "message"];
export type FlowName = (typeof flowNames)[number];
/** Visits that are excepted, by what they are for, with whom or when. */
export declare const spared: z.ZodObject<{
    services: z.ZodArray<z.ZodString>;
    staff: z.ZodArray<z.ZodString>;
    times: z.ZodArray<z.ZodObject<{
        date: z.ZodOptional<z.ZodString>;
        until: z.ZodOptional<z.ZodString>;
        time: z.ZodOptional<z.ZodString>;
        earliest: z.ZodOptional<z.ZodString>;
        latest: z.ZodOptional<z.ZodString>;
        doneBy: z.ZodOptional<z.ZodString>;
        disagreement: z.ZodOptional<z.ZodObject<{
            weekdayDate: z.ZodString;
            saidDate: z.ZodString;
        }, z.core.$strict>>;
        relative: z.ZodOptional<z.ZodEnum<{
            latest: "latest";
            soonest: "soonest";
            earlier: "earlier";
            later: "later";
            "same-time": "same-time";
            "same-day": "same-day";
        }>>;
        shift: z.ZodOptional<z.ZodObject<{
            days: z.ZodInt;
            minutes: z.ZodInt;
        }, z.core.$strict>>;
        excluded: z.ZodOptional<z.ZodBoolean>;
        weekdays: z.ZodOptional<z.ZodArray<z.ZodEnum<{
            mon: "mon";
            tue: "tue";
            wed: "wed";
            thu: "thu";
            fri: "fri";
            sat: "sat";
            sun: "sun";
        }>>>;
        instead: z.ZodOptional<z.ZodBoolean>;
        alternative: z.ZodOptional<z.ZodBoolean>;
        existing: z.ZodOptional<z.ZodBoolean>;
    }, z.core.$strict>>;
}, z.core.$strict>;
export type Spared = z.infer<typeof spared>;
/** When the next of several who come is to come, counted from the one before. */
export declare const guestTime: z.ZodEnum<{
    "same-time": "same-time";
    "same-day": "same-day";
    "right-after": "right-after";
    "just-before": "just-before";
    "other-day": "other-day";
}>;
export type GuestTime = z.infer<typeof guestTime>;
/** So many services are asked about in one question. */
export declare const narrowedMax = 4;
export declare const command: z.ZodDiscriminatedUnion<[z.ZodObject<{
    do: z.ZodLiteral<"start">;
    flow: z.ZodEnum<{
        book: "book";
        message: "message";
        move: "move";
        cancel: "cancel";
        appointments: "appointments";
    }>;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"set-service">;
    service: z.ZodString;
    sure: z.ZodNumber;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"narrow-service">;
    services: z.ZodArray<z.ZodString>;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"set-staff">;
    staff: z.ZodNullable<z.ZodString>;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"set-times">;
    wishes: z.ZodArray<z.ZodObject<{
        date: z.ZodOptional<z.ZodString>;
        until: z.ZodOptional<z.ZodString>;
        time: z.ZodOptional<z.ZodString>;
        earliest: z.ZodOptional<z.ZodString>;
        latest: z.ZodOptional<z.ZodString>;
        doneBy: z.ZodOptional<z.ZodString>;
        disagreement: z.ZodOptional<z.ZodObject<{
            weekdayDate: z.ZodString;
            saidDate: z.ZodString;
        }, z.core.$strict>>;
        relative: z.ZodOptional<z.ZodEnum<{
            latest: "latest";
            soonest: "soonest";
            earlier: "earlier";
            later: "later";
            "same-time": "same-time";
            "same-day": "same-day";
        }>>;
        shift: z.ZodOptional<z.ZodObject<{
            days: z.ZodInt;
            minutes: z.ZodInt;
        }, z.core.$strict>>;
        excluded: z.ZodOptional<z.ZodBoolean>;
        weekdays: z.ZodOptional<z.ZodArray<z.ZodEnum<{
            mon: "mon";
            tue: "tue";
            wed: "wed";
            thu: "thu";
            fri: "fri";
            sat: "sat";
            sun: "sun";
        }>>>;
        instead: z.ZodOptional<z.ZodBoolean>;
        alternative: z.ZodOptional<z.ZodBoolean>;
        existing: z.ZodOptional<z.ZodBoolean>;
    }, z.core.$strict>>;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"set-name">;
    name: z.ZodString;
    sure: z.ZodNumber;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"name-next">;
    names: z.ZodArray<z.ZodString>;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"set-phone">;
    phone: z.ZodString;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"set-phone-same">;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"set-email">;
    email: z.ZodString;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"set-address">;
    address: z.ZodString;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"set-reason">;
    reason: z.ZodString;
    isNote: z.ZodOptional<z.ZodBoolean>;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"set-code">;
    code: z.ZodString;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"resend-code">;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"set-message">;
    body: z.ZodString;
    to: z.ZodOptional<z.ZodString>;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"pick">;
    offer: z.ZodNumber;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"every">;
    but: z.ZodOptional<z.ZodObject<{
        services: z.ZodArray<z.ZodString>;
        staff: z.ZodArray<z.ZodString>;
        times: z.ZodArray<z.ZodObject<{
            date: z.ZodOptional<z.ZodString>;
            until: z.ZodOptional<z.ZodString>;
            time: z.ZodOptional<z.ZodString>;
            earliest: z.ZodOptional<z.ZodString>;
            latest: z.ZodOptional<z.ZodString>;
            doneBy: z.ZodOptional<z.ZodString>;
            disagreement: z.ZodOptional<z.ZodObject<{
                weekdayDate: z.ZodString;
                saidDate: z.ZodString;
            }, z.core.$strict>>;
            relative: z.ZodOptional<z.ZodEnum<{
                latest: "latest";
                soonest: "soonest";
                earlier: "earlier";
                later: "later";
                "same-time": "same-time";
                "same-day": "same-day";
            }>>;
            shift: z.ZodOptional<z.ZodObject<{
                days: z.ZodInt;
                minutes: z.ZodInt;
            }, z.core.$strict>>;
            excluded: z.ZodOptional<z.ZodBoolean>;
            weekdays: z.ZodOptional<z.ZodArray<z.ZodEnum<{
                mon: "mon";
                tue: "tue";
                wed: "wed";
                thu: "thu";
                fri: "fri";
                sat: "sat";
                sun: "sun";
            }>>>;
            instead: z.ZodOptional<z.ZodBoolean>;
            alternative: z.ZodOptional<z.ZodBoolean>;
            existing: z.ZodOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
    }, z.core.$strict>>;
    only: z.ZodOptional<z.ZodArray<z.ZodString>>;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"affirm">;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"deny">;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"decline">;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"any">;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"drop">;
}, z.core.$strict>, z.ZodObject<{
    soft: z.ZodOptional<z.ZodBoolean>;
    beside: z.ZodOptional<z.ZodBoolean>;
    do: z.ZodLiteral<"ask">;
    question: z.ZodString;
    told: z.ZodOptional<z.ZodString>;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"not-answered">;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"others-appointment">;
    wants: z.ZodEnum<{
        know: "know";
        change: "change";
    }>;
    whose: z.ZodOptional<z.ZodString>;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"for-other">;
    whose: z.ZodString;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"for-self">;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"also">;
    guest: z.ZodOptional<z.ZodEnum<{
        "same-time": "same-time";
        "same-day": "same-day";
        "right-after": "right-after";
        "just-before": "just-before";
        "other-day": "other-day";
    }>>;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"person">;
    who: z.ZodOptional<z.ZodString>;
    message: z.ZodOptional<z.ZodBoolean>;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"emergency">;
    kind: z.ZodString;
    said: z.ZodString;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"perhaps-urgent">;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"complaint">;
    about: z.ZodString;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"abuse">;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"spam">;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"robot">;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"wrong-number">;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"orders">;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"speak">;
    language: z.ZodEnum<{
        en: "en";
        es: "es";
        fr: "fr";
        de: "de";
    }>;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"foreign">;
    language: z.ZodOptional<z.ZodEnum<{
        en: "en";
        es: "es";
        fr: "fr";
        de: "de";
    }>>;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"say-again">;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"wait">;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"greet">;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"thanks">;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"goodbye">;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"chitchat">;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"what-are-you">;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"silence">;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"cannot-tell">;
}, z.core.$strict>], "do">;
export type Command = z.infer<typeof command>;
/** All that one utterance meant, in the order in which it was said. */
export declare const commands: z.ZodArray<z.ZodDiscriminatedUnion<[z.ZodObject<{
    do: z.ZodLiteral<"start">;
    flow: z.ZodEnum<{
        book: "book";
        message: "message";
        move: "move";
        cancel: "cancel";
        appointments: "appointments";
    }>;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"set-service">;
    service: z.ZodString;
    sure: z.ZodNumber;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"narrow-service">;
    services: z.ZodArray<z.ZodString>;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"set-staff">;
    staff: z.ZodNullable<z.ZodString>;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"set-times">;
    wishes: z.ZodArray<z.ZodObject<{
        date: z.ZodOptional<z.ZodString>;
        until: z.ZodOptional<z.ZodString>;
        time: z.ZodOptional<z.ZodString>;
        earliest: z.ZodOptional<z.ZodString>;
        latest: z.ZodOptional<z.ZodString>;
        doneBy: z.ZodOptional<z.ZodString>;
        disagreement: z.ZodOptional<z.ZodObject<{
            weekdayDate: z.ZodString;
            saidDate: z.ZodString;
        }, z.core.$strict>>;
        relative: z.ZodOptional<z.ZodEnum<{
            latest: "latest";
            soonest: "soonest";
            earlier: "earlier";
            later: "later";
            "same-time": "same-time";
            "same-day": "same-day";
        }>>;
        shift: z.ZodOptional<z.ZodObject<{
            days: z.ZodInt;
            minutes: z.ZodInt;
        }, z.core.$strict>>;
        excluded: z.ZodOptional<z.ZodBoolean>;
        weekdays: z.ZodOptional<z.ZodArray<z.ZodEnum<{
            mon: "mon";
            tue: "tue";
            wed: "wed";
            thu: "thu";
            fri: "fri";
            sat: "sat";
            sun: "sun";
        }>>>;
        instead: z.ZodOptional<z.ZodBoolean>;
        alternative: z.ZodOptional<z.ZodBoolean>;
        existing: z.ZodOptional<z.ZodBoolean>;
    }, z.core.$strict>>;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"set-name">;
    name: z.ZodString;
    sure: z.ZodNumber;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"name-next">;
    names: z.ZodArray<z.ZodString>;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"set-phone">;
    phone: z.ZodString;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"set-phone-same">;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"set-email">;
    email: z.ZodString;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"set-address">;
    address: z.ZodString;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"set-reason">;
    reason: z.ZodString;
    isNote: z.ZodOptional<z.ZodBoolean>;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"set-code">;
    code: z.ZodString;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"resend-code">;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"set-message">;
    body: z.ZodString;
    to: z.ZodOptional<z.ZodString>;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"pick">;
    offer: z.ZodNumber;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"every">;
    but: z.ZodOptional<z.ZodObject<{
        services: z.ZodArray<z.ZodString>;
        staff: z.ZodArray<z.ZodString>;
        times: z.ZodArray<z.ZodObject<{
            date: z.ZodOptional<z.ZodString>;
            until: z.ZodOptional<z.ZodString>;
            time: z.ZodOptional<z.ZodString>;
            earliest: z.ZodOptional<z.ZodString>;
            latest: z.ZodOptional<z.ZodString>;
            doneBy: z.ZodOptional<z.ZodString>;
            disagreement: z.ZodOptional<z.ZodObject<{
                weekdayDate: z.ZodString;
                saidDate: z.ZodString;
            }, z.core.$strict>>;
            relative: z.ZodOptional<z.ZodEnum<{
                latest: "latest";
                soonest: "soonest";
                earlier: "earlier";
                later: "later";
                "same-time": "same-time";
                "same-day": "same-day";
            }>>;
            shift: z.ZodOptional<z.ZodObject<{
                days: z.ZodInt;
                minutes: z.ZodInt;
            }, z.core.$strict>>;
            excluded: z.ZodOptional<z.ZodBoolean>;
            weekdays: z.ZodOptional<z.ZodArray<z.ZodEnum<{
                mon: "mon";
                tue: "tue";
                wed: "wed";
                thu: "thu";
                fri: "fri";
                sat: "sat";
                sun: "sun";
            }>>>;
            instead: z.ZodOptional<z.ZodBoolean>;
            alternative: z.ZodOptional<z.ZodBoolean>;
            existing: z.ZodOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
    }, z.core.$strict>>;
    only: z.ZodOptional<z.ZodArray<z.ZodString>>;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"affirm">;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"deny">;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"decline">;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"any">;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"drop">;
}, z.core.$strict>, z.ZodObject<{
    soft: z.ZodOptional<z.ZodBoolean>;
    beside: z.ZodOptional<z.ZodBoolean>;
    do: z.ZodLiteral<"ask">;
    question: z.ZodString;
    told: z.ZodOptional<z.ZodString>;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"not-answered">;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"others-appointment">;
    wants: z.ZodEnum<{
        know: "know";
        change: "change";
    }>;
    whose: z.ZodOptional<z.ZodString>;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"for-other">;
    whose: z.ZodString;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"for-self">;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"also">;
    guest: z.ZodOptional<z.ZodEnum<{
        "same-time": "same-time";
        "same-day": "same-day";
        "right-after": "right-after";
        "just-before": "just-before";
        "other-day": "other-day";
    }>>;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"person">;
    who: z.ZodOptional<z.ZodString>;
    message: z.ZodOptional<z.ZodBoolean>;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"emergency">;
    kind: z.ZodString;
    said: z.ZodString;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"perhaps-urgent">;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"complaint">;
    about: z.ZodString;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"abuse">;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"spam">;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"robot">;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"wrong-number">;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"orders">;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"speak">;
    language: z.ZodEnum<{
        en: "en";
        es: "es";
        fr: "fr";
        de: "de";
    }>;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"foreign">;
    language: z.ZodOptional<z.ZodEnum<{
        en: "en";
        es: "es";
        fr: "fr";
        de: "de";
    }>>;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"say-again">;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"wait">;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"greet">;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"thanks">;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"goodbye">;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"chitchat">;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"what-are-you">;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"silence">;
}, z.core.$strict>, z.ZodObject<{
    do: z.ZodLiteral<"cannot-tell">;
}, z.core.$strict>], "do">>;
