#!/usr/bin/env python3
"""Checks this set: JSON, fields, cross references, languages, regexes (via node), and that every expected booking is possible
(hours, closed dates, lead, horizon, step, staff, buffers) and that the times a caller is meant to be refused are really refused."""
import json,glob,os,re,subprocess,collections
from datetime import datetime,timedelta,date
from zoneinfo import ZoneInfo
os.chdir(os.path.dirname(os.path.abspath(__file__)))
L=lambda p:json.load(open(p,encoding="utf8")); B={os.path.basename(p)[:-5]:L(p) for p in glob.glob("businesses/*.json")}
Cs={os.path.basename(p)[:-5]:L(p) for p in glob.glob("calls/*.json")}; Q={os.path.basename(p)[:-5]:L(p) for p in glob.glob("questions/*.json")}
bad=[]; rx=[]
def err(*a): bad.append(" ".join(map(str,a)))
DN="mon tue wed thu fri sat sun".split(); PH=re.compile(r"^\+\d{8,15}$")
def inh(h,a,b): return any(x[0]<=a.strftime("%H:%M") and b.strftime("%H:%M")<=x[1] for x in h[DN[a.weekday()]]) and a.date()==b.date()
def why(b,svc,start,now,staff=None,skip=None):
    tz=ZoneInfo(b["timezone"]); a=start.astimezone(tz); s=next(x for x in b["services"] if x["name"]==svc)
    e=a+timedelta(minutes=s["minutes"]); e2=e+timedelta(minutes=s.get("bufferMinutes",0)); r=[]
    if a.isoformat() in b["closedDates"] or str(a.date()) in b["closedDates"]: r.append("closed date")
    if not inh(b["hours"],a,e): r.append("outside hours")
    if start-now<timedelta(minutes=b["booking"]["leadMinutes"]): r.append("lead")
    if (a.date()-now.astimezone(tz).date()).days>b["booking"]["horizonDays"]: r.append("horizon")
    if (a.hour*60+a.minute)%b["booking"]["stepMinutes"]: r.append("step")
    free=[]
    for st in b.get("staff",[{"name":None,"services":[svc]}]):
        if svc not in st["services"] or (staff and st["name"]!=staff): continue
        if not inh(st.get("hours",b["hours"]),a,e): continue
        ok=True
        for i,ap in enumerate(b["appointments"]):
            if i==skip or ap.get("staff")!=st["name"]: continue
            o=next(x for x in b["services"] if x["name"]==ap["service"]); t=datetime.fromisoformat(ap["startsAt"])
            if t<e2.astimezone(t.tzinfo) and a<t+timedelta(minutes=o["minutes"]+o.get("bufferMinutes",0)): ok=False
        if ok: free.append(st["name"])
    if not free: r.append("no staff")
    return r,free
for k,b in B.items():
    for ap in b["appointments"]:
        t=datetime.fromisoformat(ap["startsAt"]); lt=t.astimezone(ZoneInfo(b["timezone"]))
        if lt.utcoffset()!=t.utcoffset(): err(k,"offset",ap)
        r,_=why(b,ap["service"],t,t-timedelta(days=10),ap["staff"],b["appointments"].index(ap))
        if r: err(k,"existing",ap,r)
        if ap["contact"] not in [c["id"] for c in b["contacts"]]: err(k,"contact",ap)
    names={s["name"] for s in b["services"]}
    for st in b["staff"]:
        if not set(st["services"])<=names: err(k,st)
    for c in b["contacts"]:
        if "phone" in c and not PH.match(c["phone"]): err(k,c)
MUST="name phone email service staff time address reason booking message confirm more other".split()
for k,c in Cs.items():
    if c["id"]!=k: err(k,"id")
    b=B[c["business"]]; tz=ZoneInfo(b["timezone"]); now=datetime.fromisoformat(c["now"])
    if now.astimezone(tz).utcoffset()!=now.utcoffset(): err(k,"now offset")
    if c["language"] not in b["languages"]: err(k,"language")
    if c["channel"] not in("phone","sms","chat","email"): err(k,"channel")
    if c["channel"] in("phone","sms") and not PH.match(c["from"] or "+10000000"): err(k,"from")
    for m in MUST:
        if not c["caller"]["answers"].get(m): err(k,"no answer for",m)
    if set(c["expect"])-{"appointments","messages","handoff","contact","says","neverSays"}: err(k,"expect keys")
    for a in c["caller"].get("asides",[]): rx+= [(k,a[x]) for x in("matches","never") if x in a]
    for x in("says","neverSays"): rx+=[(k,y) for y in c["expect"].get(x,[])]
    for m in c["expect"].get("messages",[]): rx.append((k,m["matches"]))
    for a in c["expect"]["appointments"]:
        t=datetime.fromisoformat(a["startsAt"]); lt=t.astimezone(tz)
        if lt.utcoffset()!=t.utcoffset(): err(k,"expected offset")
        mine=[i for i,x in enumerate(b["appointments"]) if next(y for y in b["contacts"] if y["id"]==x["contact"])["name"]==a.get("name")]
        if a.get("status")=="cancelled":
            if not any(b["appointments"][i]["startsAt"]==a["startsAt"] for i in mine): err(k,"nothing to cancel")
            continue
        r,free=why(b,a["service"],t,now,a.get("staff"),mine[0] if mine else None)
        allfree=why(b,a["service"],t,now,None,mine[0] if mine else None)[1]
        print(f"{k:32} now {now:%a %d %b %H:%M}  -> {lt:%a %d %b %Y %H:%M %Z} {a['service']}  free={allfree} staff={a.get('staff')} {r}")
        if r: err(k,r)
# times that a caller asks for and must be refused: (call, service, start, staff, reason)
R=[("sweep-before-thursday-frost","Chimney sweep","2026-10-14T09:00:00-05:00",None),("stove-lady-not-mondays","Wood stove service","2026-10-19T10:00:00-05:00",None),
("stove-lady-not-mondays","Wood stove service","2026-10-20T09:30:00-05:00",None),("ofen-freitag-halb-elf","Wood stove service","2026-10-23T14:30:00-05:00",None),
("hollis-moves-saturday","Tuning","2026-11-23T09:00:00-05:00",None),("accord-apres-l-heure-d-ete","Tuning","2027-03-20T12:00:00-04:00",None),
("mock-test-in-december","Mock road test","2026-12-12T09:00:00-07:00",None),("dominic-has-no-patience","Stick shift lesson","2026-11-09T16:00:00-07:00",None),
("impuestos-el-lunes-quince","Declaración personal","2027-03-15T10:00:00-07:00",None),("lourdes-mueve-su-cita","Declaración personal","2027-03-17T11:00:00-07:00",None),
("notary-over-lunch","Firma ante notario","2027-02-19T13:30:00-08:00",None),("regatta-weekend","Half-day tour","2026-09-12T09:30:00-07:00",None),
("familienausflug-mit-lotte","Private family trip","2026-10-08T11:00:00-07:00",None)]
for id,svc,t,st in R:
    r,_=why(B[Cs[id]["business"]],svc,datetime.fromisoformat(t),datetime.fromisoformat(Cs[id]["now"]),st)
    print("refused:",id,t,r)
    if not r: err(id,"should be refused")
for d,wd in(("2026-10-21",2),("2026-11-06",4),("2026-09-19",5),("2026-09-20",6),("2026-11-18",2),("2026-10-09",4),("2027-03-20",5)):
    if date.fromisoformat(d).weekday()!=wd: err("weekday",d)
n=collections.Counter()
for k,qs in Q.items():
    if k not in B: err("questions",k)
    for q in qs:
        if q["language"] not in B[k]["languages"]: err(k,q["q"])
        n[q["answerable"]]+=1; n[q["language"]]+=1; rx+=[(k,q[x]) for x in("matches","never") if x in q]
        if q["answerable"] and q.get("title") not in [x["title"] for x in B[k]["knowledge"]]+["hours","staff","services"]: err(k,"title",q)
js="const a=JSON.parse(require('fs').readFileSync(0));for(const [k,r] of a){try{const i=r.startsWith('(?i)');new RegExp(i?r.slice(4):r,i?'i':'')}catch(e){console.log(k,r,e.message)}}"
o=subprocess.run(["node","-e",js],input=json.dumps(rx),capture_output=True,text=True); 
if o.stdout or o.stderr: err(o.stdout+o.stderr)
print(len(B),"businesses",len(Cs),"calls",dict(collections.Counter(c["language"] for c in Cs.values())),dict(collections.Counter(c["channel"] for c in Cs.values())),dict(collections.Counter(c["business"] for c in Cs.values())))
print("questions",dict(n),len(rx),"expressions"); print("\n".join(bad) or "OK")
raise SystemExit(bool(bad))
